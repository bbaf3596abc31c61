/** Something typed wrong: one line and a hint, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const help = `What visitors sent and what was given, for scripts and operators. To work with it: npm run staff

  npm run inbox -- COMMAND [OPTIONS]

Commands
  list                    what came in, newest first
  show NUMBER             one message, gift or program fee with its e-mails
  export                  everything as a table for a spreadsheet, or as JSON
  retry [REFERENCE]       e-mails that were given up are tried again
  delete NUMBER|EMAIL     erases a person everywhere, for good; delete LWF-…: who paid a program fee
                          and left no address
  export-person EMAIL     everything kept of a person, as JSON to send to them
  reconcile               asks Stripe for what its webhooks missed, checks the books, and lists
                          money of no gift we know
  audit                   what was done, exported and erased, and whether that record is whole
  mail-test ADDRESS       sends one e-mail there now and says what happened

Which ones (list, export)
  --form NAME             contact, blueprint, story …, newsletter, gifts or fees
  --since DAY             2026-05-18, or 7d for the last seven days; also of reconcile
  --until DAY             that day included
  --language en|es
  --state STATE           received, suspected; or by their e-mails: waiting, dead
                          newsletter: confirmed (as given without --state), asked, left
                          gifts: started, waiting, received, failed, expired, refunded, disputed,
                          withdrawn
  --stage STAGE           received, read, answered, closed; open: not answered yet
  --limit NUMBER          list, audit: 50 when not given

Other options
  --json                  for machines: list, show, reconcile, audit
  --format csv|json       export; csv when not given
  --output FILE           export, export-person: into a file
  --only                  delete: this message alone, not everything of the person
  --yes                   delete: do not ask

Examples
  npm run inbox -- list --since 7d
  npm run inbox -- list --stage open
  npm run inbox -- show LWH-7K3M-Q7
  npm run inbox -- export --form newsletter --language es --output lectores.csv
  npm run inbox -- export --form gifts --since 2026-01-01 --until 2026-12-31 --output gifts-2026.csv
  npm run inbox -- export-person maria@example.org --output maria.json
  npm run inbox -- delete maria@example.org
  npm run inbox -- reconcile --since 30d

Days and times are on the clocks of Guatemala. The database is the one that DATABASE_URL names,
or the embedded one in DATA_DIR.`;
