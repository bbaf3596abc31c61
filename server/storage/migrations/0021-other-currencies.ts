export const statements = ["alter table gift_payment add column presented text"];
