/** The dialogs that links to the forms' own pages open on the home page. */
export const blueprintDialog = "blueprint-dialog";
export const consultationDialog = "consultation-dialog";
