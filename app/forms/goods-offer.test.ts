import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { goodsOfferForm } from "#domain/forms/goods-offer.ts";
import { appContext, sentFormContext, type AppContext } from "#server/app-context.ts";
import { formDataOf } from "../../test/fakes/form-data.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { formAction } from "./form-action.server.ts";
import { formViewModel } from "./form-view-model.server.ts";
import { goodsOffer, isEnough } from "./goods-offer.server.ts";

const offer = {
  form: "goods-offer",
  name: "Marta",
  email: "marta@example.org",
  category: "sports",
  items: "Twenty balls",
  place: "Antigua",
};

test.each(languages)(
  "an offer of what the school has enough of comes back with a word beside its kind, in %s",
  async (language) => {
    const context = new RouterContextProvider();
    const services = {
      clock: { now: () => new Date("2026-03-02T15:00:00Z") },
    };
    const request = { requestId: "r-7", clientAddress: "192.0.2.1", reportFailure() {} };
    context.set(appContext, { request, services } as unknown as AppContext);
    const url = new URL(pathIn(language, "/donate/goods"), "http://localhost");
    context.set(sentFormContext, formDataOf(offer));
    const answer = await formAction({ url, context }, [
      goodsOffer([{ id: "sports", wanted: 40, received: 40 }]),
    ]);
    expect(answer instanceof Response ? answer.status : answer.init?.status).toBe(422);
    const drawn = await formViewModel(goodsOfferForm, { language, page: "donateGoods", context });
    const category = drawn.fields.find(({ name }) => name === "category");
    expect(category?.problem).toMatch(language === "es" ? /ya tiene suficiente/ : /has enough/);
    expect(drawn.fields.find(({ name }) => name === "items")?.value).toBe("Twenty balls");
    expect(drawn.problems?.items).toEqual([{ field: "category", text: category?.problem }]);
  },
);

test("what is not counted, or not all there, is never enough", () => {
  expect(isEnough({ wanted: 40, received: 39 })).toBe(false);
  expect(isEnough({ wanted: 40, received: null })).toBe(false);
  expect(isEnough({ wanted: null, received: 400 })).toBe(false);
  expect(isEnough({ wanted: 40, received: 40 })).toBe(true);
});
