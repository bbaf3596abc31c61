export const mostLooks = 8;
