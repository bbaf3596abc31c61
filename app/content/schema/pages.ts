import type { z } from "zod";
import { aboutPage } from "./pages/about.ts";
import { educationalOpportunitiesPage, schoolsPage } from "./pages/block-pages.ts";
import { blogPage, blogPostPage, searchPage, shareStoryPage } from "./pages/blog.ts";
import { blueprintPage } from "./pages/blueprint.ts";
import { comalapaPage } from "./pages/comalapa.ts";
import { contactPage } from "./pages/contact.ts";
import { consultationPage } from "./pages/free-green-building-consultation.ts";
import { greenBuildingWorkshopPage } from "./pages/green-building-workshop.ts";
import { groupTripsPage } from "./pages/group-trips.ts";
import { demoCheckoutPage } from "./pages/demo-checkout.ts";
import { donateGoodsPage, donatePage } from "./pages/donate.ts";
import { donateMonthlyPage, donateReceiptPage, donateStatusPage } from "./pages/giving.ts";
import { greenBuildsPage } from "./pages/green-builds.ts";
import { homePage } from "./pages/home.ts";
import { impactPage } from "./pages/impact.ts";
import { materialCalculatorPage } from "./pages/material-calculator.ts";
import { mediaPage } from "./pages/media.ts";
import { missionVisionPage } from "./pages/mission-vision.ts";
import { newsletterPage, newsletterStepPage } from "./pages/newsletter.ts";
import { opportunitiesPage } from "./pages/opportunities.ts";
import { recognitionPage } from "./pages/recognition.ts";
import { teamPage } from "./pages/team.ts";
import { thanksPage } from "./pages/thanks.ts";
import { transparencyTrustPage } from "./pages/transparency-trust.ts";
import { accessibilityPage, privacyPolicyPage, termsOfServicePage } from "./pages/legal.ts";
import { volunteerPage } from "./pages/volunteer.ts";

/** The schema of every content/pages/<name>.yaml, by the page's key in app/addresses.ts. */
export const pageSchemas = {
  accessibility: accessibilityPage,
  privacyPolicy: privacyPolicyPage,
  termsOfService: termsOfServicePage,
  about: aboutPage,
  team: teamPage,
  missionVision: missionVisionPage,
  recognition: recognitionPage,
  blog: blogPage,
  blogPost: blogPostPage,
  search: searchPage,
  shareStory: shareStoryPage,
  blueprint: blueprintPage,
  educationalOpportunities: educationalOpportunitiesPage,
  schools: schoolsPage,
  comalapa: comalapaPage,
  contact: contactPage,
  demoCheckout: demoCheckoutPage,
  freeGreenBuildingConsultation: consultationPage,
  donate: donatePage,
  donateGoods: donateGoodsPage,
  donateStatus: donateStatusPage,
  donateMonthly: donateMonthlyPage,
  donateReceipt: donateReceiptPage,
  greenBuilds: greenBuildsPage,
  greenBuildingWorkshop: greenBuildingWorkshopPage,
  groupTrips: groupTripsPage,
  home: homePage,
  impact: impactPage,
  materialCalculator: materialCalculatorPage,
  media: mediaPage,
  newsletter: newsletterPage,
  newsletterConfirm: newsletterStepPage,
  newsletterUnsubscribe: newsletterStepPage,
  opportunities: opportunitiesPage,
  transparencyTrust: transparencyTrustPage,
  thanksConsultation: thanksPage,
  thanksDonation: thanksPage,
  thanksItem: thanksPage,
  thanksInterest: thanksPage,
  volunteer: volunteerPage,
} satisfies Record<string, z.ZodType>;
