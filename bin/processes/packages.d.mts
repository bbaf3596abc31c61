export function packagesIn(file: string): Readonly<Record<string, unknown>>;
export function holdsPackages(
  folder: string,
  lockFile: string,
  needed: string | null,
  withTools: boolean,
): boolean;
