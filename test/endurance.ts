/**
 * How often something that is drawn by chance is tried: few times in a run of all tests, many with
 * `npm run bench -- endurance`. What is asserted is the same.
 */
export const fewOrMany = (few: number, many: number): number =>
  process.env["TEST_ENDURANCE"] ? many : few;
