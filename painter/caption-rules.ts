/** Which scenes show what a caption speaks of, in English and Spanish; the most specific rule first. */
import type { ObjectName } from "./objects/all.ts";
import type { SceneName } from "./scenes/all.ts";

/** The four categories of the gallery. */
export type Category = "students" | "construction" | "community" | "volunteers";

/** A scene, or a still life of given things. */
export type Choice = Exclude<SceneName, "still"> | { readonly objects: readonly ObjectName[] };

export interface CaptionRule {
  words: RegExp;
  scenes: readonly Choice[];
}

const things = (...objects: ObjectName[]): Choice => ({ objects });

export const CAPTION_RULES: readonly CaptionRule[] = [
  { words: /stove|chimney|estufa|chimenea/i, scenes: ["stove", "stoveBuild", "comal"] },
  { words: /tortilla|comal|masa\b/i, scenes: ["comal", "sharedMeal", "stove"] },
  { words: /gutter|canal(es)? de/i, scenes: ["rainGutter", "tankRain"] },
  { words: /jar\b|tap\b|chorro|tinaja/i, scenes: ["jarFilling", "tankTap"] },
  {
    words: /tank|cistern|rain|water|agua|tanque|lluvia/i,
    scenes: ["tankRain", "tankTap", "jarFilling", "rainGutter"],
  },
  { words: /latrine|letrina/i, scenes: ["latrine"] },
  {
    words: /ecobrick|eco-?ladrillo|packed bottle/i,
    scenes: ["handEcobrick", "handStack", "ecobrickWall"],
  },
  {
    words: /bottle|glass|botella|vidrio/i,
    scenes: ["bottleSort", "bottleLight", "ecobrickWall", "plasterWall"],
  },
  { words: /\bmud\b|clay|\bcob\b|barro|adobe/i, scenes: ["mudMix", "plasterWall", "handTrowel"] },
  { words: /plaster|lime\b|trowel|repello|\bcal\b/i, scenes: ["handTrowel", "plasterWall"] },
  { words: /earthbag|\bbags\b|sacos|costales/i, scenes: ["bagCrew", "tripleDome"] },
  {
    words: /dome|domo|cúpula/i,
    scenes: ["oculus", "tripleDome", "towerDome", "doorway", "circle"],
  },
  { words: /bamboo|bambú/i, scenes: ["bambooHouse"] },
  { words: /solar|panel|lamp\b|lámpara/i, scenes: ["panelOnRoof", "solarNight", "tireHome"] },
  { words: /roof|\btiles?\b|techo|teja/i, scenes: ["roofBeams", "roofCrew"] },
  { words: /stairs?\b|steps\b|gradas/i, scenes: ["tireStairs"] },
  { words: /window|ventana/i, scenes: ["windowSill", "deskRow", "bottleLight"] },
  { words: /measur|\btape\b|medir|medidas/i, scenes: ["tapeMeasure", "wallSection", "levelFrame"] },
  { words: /\bsoil\b|suelo/i, scenes: ["soilJars", "levelFrame"] },
  {
    words: /interview|survey|visit(s|ing)? (a )?famil|encuesta|entrevista/i,
    scenes: ["doorVisit"],
  },
  { words: /\bbreak\b|\brest\b|snack|descanso|refacción/i, scenes: ["tireBreak", "sharedMeal"] },
  { words: /easel|\bpainter\b|caballete|pintor/i, scenes: ["easel", "handBrush"] },
  { words: /wrapper|envoltorio|bolsitas/i, scenes: ["wrapperLine", "handEcobrick"] },
  {
    words: /off-grid|\bhomes?\b|house|\bcasas?\b/i,
    scenes: ["tireHome", "bambooHouse", "solarNight", "windowSill"],
  },
  {
    words: /\bplans?\b|drawing|design|blueprint|\bplanos?\b|diseño/i,
    scenes: ["handPlan", "drawingTable", "planTable"],
  },
  { words: /sort|recycl|rubbish|trash|basura|recicl/i, scenes: ["sorting", "bottleSort"] },
  {
    words: /retaining|terrace wall|muro de contención/i,
    scenes: ["tireGarden", "tireCrew", "tireStairs"],
  },
  {
    words: /\btires?\b|llanta|hammer|ramm|pound/i,
    scenes: ["handTamp", "tireCrew", "tiresFromAbove", "tireGarden"],
  },
  { words: /bucket|human chain|cubeta|cadena/i, scenes: ["bucketLine"] },
  { words: /tools|herramient/i, scenes: ["toolWall", things("toolbox", "helmet", "trowel")] },
  {
    words: /seedling|sprout|almácigo|pilón|pilones/i,
    scenes: ["handSeedling", "seedTray", "nursery"],
  },
  {
    words: /reforest|nursery|\bpines?\b|\btrees?\b|árbol|vivero/i,
    scenes: ["nursery", "readingTree", "handSeedling"],
  },
  {
    words: /garden|vegetable|compost|huerto|verdura/i,
    scenes: ["garden", "seedTray", "tireGarden"],
  },
  {
    words: /harvest|\bcorn\b|maize|milpa|cosecha|maíz/i,
    scenes: ["milpaInside", "milpa", "terraces"],
  },
  { words: /graduat|diploma|gown|gradua/i, scenes: ["graduation", "raisedDiplomas"] },
  { words: /library|biblioteca/i, scenes: ["library"] },
  {
    words: /\bread|\bbooks?\b|story|libro|lectura/i,
    scenes: ["handBook", "readingTree", "library"],
  },
  { words: /march|parade|banner|desfile/i, scenes: ["march"] },
  {
    words: /play|recess|\bball\b|swing|sport|game|recreo|juego|pelota/i,
    scenes: ["ballGame", "playground", "campus"],
  },
  {
    words: /supplies|notebook|pencil|cuaderno|útiles/i,
    scenes: [things("notebooks", "backpack", "pencils")],
  },
  {
    words: /class|lesson|teacher|maths?\b|exam|aula|maestr/i,
    scenes: ["deskRow", "classroom", "library"],
  },
  { words: /campus|school|yard|escuela/i, scenes: ["campus", "doorway", "tireStairs", "deskRow"] },
  {
    words: /weav|loom|textile|thread|tejid|telar|\bhilo/i,
    scenes: ["handThread", "weaving", "handWeave", "clothLine"],
  },
  { words: /huipil|braid|trenza|traje/i, scenes: ["braids", "clothLine", "weaving"] },
  { words: /market|mercado/i, scenes: ["marketCloth", "market"] },
  { words: /church|plaza|iglesia/i, scenes: ["market", "townAbove"] },
  { words: /mural|street|paint|calle|pintur/i, scenes: ["handBrush", "street"] },
  { words: /music|marimba|música/i, scenes: ["marimbaClose", "culturalNight"] },
  {
    words: /dinner|meal|lunch|food|almuerzo|cena|comida/i,
    scenes: ["sharedMeal", "comal", "culturalNight"],
  },
  { words: /dance|cultural|night|baile|noche/i, scenes: ["culturalNight", "marimbaClose"] },
  { words: /antigua|excursion|\barch\b|arco/i, scenes: ["arch"] },
  { words: /\bbus\b|road|trip|airport|travel|camioneta|viaje/i, scenes: ["bus", "arrive"] },
  { words: /partner|thank|hand in hand|alianza|gracias/i, scenes: ["handShake"] },
  { words: /arriv|welcome|walk|hike|\bpath\b|camin|bienvenid/i, scenes: ["arrive", "terraces"] },
  {
    words: /meeting|talk|conference|workshop|circle|taller|reunión/i,
    scenes: ["circle", "drawingTable", "planTable"],
  },
  { words: /sunset|dusk|end of the day|atardecer/i, scenes: ["sunsetWork"] },
  {
    words: /town|view|valley|volcano|landscape|\bhills?\b|pueblo|volcán|paisaje/i,
    scenes: ["townAbove", "terraces", "windowSill"],
  },
  {
    words: /award|prize|medal|trophy|premio/i,
    scenes: [things("trophy", "certificate"), things("medal", "books"), things("trophy", "globe")],
  },
  { words: /pack(ing|ed)? |luggage|boots|equipaje/i, scenes: [things("luggage", "boots", "hat")] },
  { words: /report|accounts|form 990|informe/i, scenes: [things("report", "magnifier")] },
  {
    words: /press|camera|photo|film|prensa|cámara/i,
    scenes: [things("camera", "phone", "letter")],
  },
];

/** What a category shows when the caption names nothing, or only what was just shown. */
export const CATEGORY_SCENES: Readonly<Record<Category, readonly Choice[]>> = {
  students: [
    "classroom",
    "campus",
    "deskRow",
    "playground",
    "handBook",
    "readingTree",
    "ballGame",
    "march",
    "library",
    "handSeedling",
    "bottleLight",
    "tireStairs",
  ],
  construction: [
    "tireCrew",
    "handTamp",
    "bagCrew",
    "plasterWall",
    "roofBeams",
    "handTrowel",
    "ecobrickWall",
    "tiresFromAbove",
    "tripleDome",
    "mudMix",
    "towerDome",
    "toolWall",
    "bambooHouse",
    "sorting",
  ],
  community: [
    "market",
    "weaving",
    "milpaInside",
    "townAbove",
    "comal",
    "street",
    "braids",
    "marketCloth",
    "clothLine",
    "handThread",
    "terraces",
    "marimbaClose",
    "culturalNight",
  ],
  volunteers: [
    "bucketLine",
    "arrive",
    "circle",
    "sharedMeal",
    "bus",
    "drawingTable",
    "arch",
    "handShake",
    "nursery",
    "bottleSort",
    "planTable",
    "plasterWall",
  ],
};
