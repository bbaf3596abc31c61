export const statements = [
  `update gift set dedication = replace(dedication, '"letter":', '"mail":')`,
  "update account set roles = replace(roles, 'letters', 'messages')",
];
export const back = [
  `update gift set dedication = replace(dedication, '"mail":', '"letter":')`,
  "update account set roles = replace(roles, 'messages', 'letters')",
];
