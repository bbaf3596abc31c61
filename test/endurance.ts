/** True in the long run, `npm run bench -- endurance`, false in one of all tests. */
export const isLongRun = Boolean(process.env["TEST_ENDURANCE"]);

/**
 * Something that is drawn by chance is tried few times in a run of all tests, many in the long run. The same is asserted.
 */
export const fewOrMany = (few: number, many: number): number => (isLongRun ? many : few);
