/** The two databases that `storage` runs on. */
export type Engine = "sqlite" | "postgres";
