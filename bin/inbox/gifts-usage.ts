export const giftsHelp = `Gifts, for the staff.

  npm run inbox -- gifts COMMAND [OPTIONS]

Commands
  list                    gifts, newest first, with the sums of the books
  show NUMBER             one gift: payments, receipts, ledger and letters
  export                  every payment as a table for a spreadsheet, or as JSON
  refund NUMBER           gives a payment back, all of it or --amount; the donor is written to
  resend NUMBER           mails a receipt to its donor again
  email NUMBER            a mistyped address: mails a link to the right one, --email, and the gift is
                          its own once that is pressed
  hide-name NUMBER        a donor's public name is no longer shown, on none of their gifts
  statements YEAR         what each donor gave in a year; --send mails each of them, once
  reconcile               asks Stripe for what its webhooks missed, checks the books, and lists
                          money of no gift we know
  settle PAYMENT          says whose such money is: --gift NUMBER, or --elsewhere

Gifts that did not come by card
  enter                   asks for one, question by question; or by the flags below
  correct NUMBER          enters it anew with the flags that change; the old number no longer counts
  withdraw NUMBER         takes it back: --because mistake, bounced or returned
  import FILE.CSV         a list; says what it would do, and does it with --yes. The first line names
                          the columns: received, way, language, and of amount, what, shares, sponsor,
                          name, email, for, in_return, in_return_value, note those there are
  receipt NUMBER          a receipt as PDF into --output FILE, for whoever has no e-mail

NUMBER is a gift's reference (LWH-7K3M-Q7) or a receipt's number (LWR-7K3M-9PQD).

Which gifts (list, export)
  --state STATE           started, waiting, received, failed, expired, refunded, disputed,
                          withdrawn
  --rhythm once|monthly|yearly
  --for PURPOSE           a designation such as kit:home
  --email ADDRESS
  --since DAY             2026-05-18, or 7d; of the gift (list), of the payment (export)
  --until DAY             that day included
  --limit NUMBER          list only, 50 when not given

A gift by hand (enter, correct; without flags enter asks)
  --received DAY          2026-05-18
  --way WAY               check, transfer, cash; stock; goods; fund (donor-advised), platform
                          (GlobalGiving and the like)
  --amount DOLLARS        of money only: stock and goods are described and never valued by us
  --what WORDS            goods: what they are; stock: of which company
  --shares NUMBER         stock
  --sponsor NAME          fund, platform: they give the tax receipt, we thank
  --name, --email         of the donor; both may be left out
  --language en|es        in which the donor is thanked
  --for PURPOSE           a designation such as kit:home
  --in-return WORDS       what the donor was given for it, with --in-return-value DOLLARS
  --note WORDS            for staff, such as the number of the check
  --silent                nobody is written to

Other options
  --amount DOLLARS        refund: a part, such as 20.50
  --send                  statements: mail them; import: thank by mail
  --gift NUMBER           settle: it is a payment of this gift
  --elsewhere             settle: it is not of this site
  --json                  for machines: list, show, statements, reconcile
  --format csv|json       export; csv when not given
  --output FILE           export, receipt: into a file
  --yes                   refund, settle, statements --send, enter, correct, withdraw: do not ask;
                          import: do it

Examples
  npm run inbox -- gifts list --since 30d --state received
  npm run inbox -- gifts show LWH-7K3M-Q7
  npm run inbox -- gifts export --since 2026-01-01 --until 2026-12-31 --output gifts-2026.csv
  npm run inbox -- gifts refund LWR-7K3M-9PQD --amount 20.50
  npm run inbox -- gifts email LWH-7K3M-Q7 --email ana@example.org
  npm run inbox -- gifts statements 2026 --send
  npm run inbox -- gifts reconcile --since 30d
  npm run inbox -- gifts settle pi_3Qx… --gift LWH-7K3M-Q7
  npm run inbox -- gifts enter --received 2026-11-02 --way check --amount 250 --name "Ana Roe" \\
    --email ana@example.org --language en --note "check 1042"
  npm run inbox -- gifts import globalgiving.csv`;
