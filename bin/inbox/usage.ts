/** Something typed wrong: one line and a hint, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const help = `What visitors sent, for the staff. In the browser: npm run staff

  npm run inbox -- COMMAND [OPTIONS]

Commands
  list                    what came in, newest first
  show REFERENCE          one message with all its fields and letters
  export                  everything as a table for a spreadsheet, or as JSON
  accept REFERENCE        one set aside as possible spam is genuine: its letters go out
  retry [REFERENCE]       letters that were given up are tried again
  read REFERENCE          somebody is looking after it; its visitor can see so
  answered REFERENCE      it was answered
  close REFERENCE         nothing more is to come: --because done, declined, withdrawn, unreachable
  delete REFERENCE|EMAIL  erases a person everywhere, for good; delete LWF-…: who paid a program fee
                          and left no address
  export-person EMAIL     everything kept of a person, as JSON to send to them
  clock                   after the server's clock has jumped: says that it is right
  mail-test ADDRESS       sends one letter there now and says what happened
  gifts …                 gifts, receipts, refunds and the books: npm run inbox -- gifts --help
  fees …                  payments that are no gifts, such as the deposit of a workshop:
                          npm run inbox -- fees --help
  newsletter              each issue: readers, letters delivered, readers who left after it
  newsletter send ISSUE   writes an issue of content/newsletter to every reader, once;
                          with --test ADDRESS to that address alone
  audit                   what was exported, erased and accepted, and whether that record is whole

Which messages (list, export)
  --form NAME             contact, blueprint, story … or newsletter
  --since DAY             2026-05-18, or 7d for the last seven days
  --until DAY             that day included
  --language en|es
  --state STATE           received, suspected; or by their letters: waiting, dead
                          newsletter: confirmed (as given without --state), asked, left
  --stage STAGE           received, read, answered, closed; open: not answered yet
  --limit NUMBER          list only, 50 when not given

Other options
  --json                  for machines: list, show, audit
  --format csv|json       export; csv when not given
  --output FILE           export, export-person: into a file
  --pictures FOLDER       show: saves the pictures of a story there
  --only                  delete: this message alone, not everything of the person
  --yes                   delete, clock, newsletter send: do not ask

Examples
  npm run inbox -- list --since 7d
  npm run inbox -- list --state suspected
  npm run inbox -- show LWH-7K3M-Q7
  npm run inbox -- list --stage open
  npm run inbox -- close LWH-7K3M-Q7 --because done
  npm run inbox -- export --form newsletter --language es --output lectores.csv
  npm run inbox -- export-person maria@example.org --output maria.json
  npm run inbox -- delete maria@example.org
  npm run inbox -- newsletter send 2027-01-15-new-year --test me@example.org

Days and times are on the clocks of Guatemala. The database is the one that DATABASE_URL names,
or the embedded one in DATA_DIR.`;
