import { accessibilityFeedbackForm } from "./accessibility-feedback.ts";
import { courseEnrolmentForm, workshopInterestForm } from "./courses.ts";
import { applicationForm } from "./application.ts";
import { blueprintForm } from "./blueprint.ts";
import { consultationForm } from "./consultation.ts";
import { contactForm } from "./contact.ts";
import { documentRequestForm } from "./document-request.ts";
import { goodsOfferForm } from "./goods-offer.ts";
import { groupPacketForm } from "./group-packet.ts";
import { newsletterForm } from "./newsletter.ts";
import { sponsorQuestionForm } from "./sponsor-question.ts";
import { storyForm } from "./story.ts";

/** All forms whose submissions are stored; gifts have their own (domain/giving/gift-form.ts). */
export const allForms = [
  blueprintForm,
  newsletterForm,
  contactForm,
  storyForm,
  groupPacketForm,
  consultationForm,
  applicationForm,
  workshopInterestForm,
  courseEnrolmentForm,
  goodsOfferForm,
  documentRequestForm,
  accessibilityFeedbackForm,
  sponsorQuestionForm,
] as const;

export type FormName = (typeof allForms)[number]["name"];
