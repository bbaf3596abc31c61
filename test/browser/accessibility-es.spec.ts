import { testAccessibility } from "./accessibility.ts";

testAccessibility("es");
