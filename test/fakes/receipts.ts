import type { Receipt } from "#domain/giving/receipts.ts";

/** A gift once, by card, of an organization whose tax id nobody has told. */
export const simple: Receipt = {
  number: "LWR-7K3M-9PQD",
  key: "k",
  language: "en",
  organisation: {
    legalName: "Long Way Home, Inc.",
    status: { en: "A US non-profit", es: "Organización sin fines de lucro" },
    taxId: null,
    address: [],
  },
  donor: { name: "Łucja Ixmukanë’ Ñáñez", email: "lucja@example.org" },
  // Late in the evening of the 18th in Comalapa.
  paidAt: new Date("2026-05-19T04:30:00Z"),
  interval: "once",
  zone: "America/Guatemala",
  giftCents: 5500,
  feeCoverCents: 0,
  presented: null,
  totalCents: 5500,
  backCents: 0,
  isDisputed: false,
  isWithdrawn: false,
  entered: null,
  designation: null,
  dedication: null,
  mode: "live",
  checkUrl: "https://site.example.org/donate/receipt?number=LWR-7K3M-9PQD",
  followUrl: null,
  pdfUrl: "https://site.example.org/donate/receipt/LWR-7K3M-9PQD.pdf?key=k",
};

/** The same organization with all that may stand on its paper. */
export const known = {
  ...simple.organisation,
  taxId: "12-3456789",
  address: ["1 Example Street", "US"],
};
