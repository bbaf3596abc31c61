import "./staff.ts";
