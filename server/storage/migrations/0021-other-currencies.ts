export const otherCurrencies = {
  name: "0021-other-currencies",
  statements: ["alter table gift_payment add column presented text"],
};
