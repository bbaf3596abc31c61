export const feesHelp = `Payments that are no gifts, for the staff: the deposit of a workshop, a group trip, a consultation.
They stand in no sum of gifts, and their confirmation is no receipt for taxes. In the browser: npm run staff

  npm run inbox -- fees COMMAND [OPTIONS]

Commands
  list                    newest first, with the sums by year and kind
  show NUMBER             one fee: what is kept of it, and its letters
  export                  a table for a spreadsheet, or JSON
  enter                   asks for one, question by question; or by the flags below
  correct NUMBER          enters it anew with the flags that change; the old number no longer counts
  withdraw NUMBER         takes it back: --because mistake, bounced or returned; with --tell the
                          payer is written to
  resend NUMBER           mails the confirmation again
  letter NUMBER           the confirmation to read, or with --output FILE.html a page to print

NUMBER is that of a program fee, LWF-7K3M-9PQD.

Which fees (list, export)
  --for KIND              workshop, trip, consultation, other
  --name WORDS            in the payer's name or address, with or without accents
  --email ADDRESS         paid by this person, or for a request of theirs
  --request REFERENCE     paid for this request
  --since DAY             2026-05-18, or 7d; the day it was received
  --until DAY             that day included
  --limit NUMBER          list only, 50 when not given

A fee (enter, correct; without flags enter asks)
  --received DAY          2026-05-18
  --way WAY               check, transfer, cash, other
  --amount DOLLARS
  --for KIND              workshop, trip, consultation, other
  --details WORDS         what it was for, as the payer reads it; other needs it; no names of people
  --name NAME             who paid
  --email ADDRESS         may be left out
  --language en|es        in which it is confirmed
  --request REFERENCE     the request it belongs to, such as an application
  --note WORDS            for staff, such as the number of the check
  --silent                no confirmation is mailed

Other options
  --json                  for machines: list, show
  --format csv|json       export; csv when not given
  --output FILE           export, letter: into a file
  --yes                   enter, correct, withdraw: do not ask

Examples
  npm run inbox -- fees enter --received 2026-11-02 --way transfer --amount 612.50 --for workshop \\
    --details "deposit for October" --name "Ana Roe" --email ana@example.org --language en
  npm run inbox -- fees list --for workshop --since 2026-01-01
  npm run inbox -- fees withdraw LWF-7K3M-9PQD --because returned --tell`;
