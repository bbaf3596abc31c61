import type { Pair } from "#reader/schema/pair.ts";
import type { SiteFile } from "#reader/schema/site.ts";
import { readConfig, type Config } from "#server/config.ts";
import { modeOf } from "#server/payments/settings.ts";
import type { Settings } from "#server/settings.ts";
import { dataDirWarning } from "#server/start-faults.ts";
import type { LaunchItem } from "./item.ts";

type Told = { setting: string; harms: boolean; what: Pair; meanwhile: Pair; holds: Pair };

const mailWaits: Pair = {
  en: "Is thanked on the page, but no letter ever comes, and nobody here is told.",
  es: "Ve el agradecimiento en la página, pero no le llega ninguna carta y aquí nadie se entera.",
};

function mail(config: Config, ofContent: SiteFile["mail"]): (Told | false)[] {
  return [
    config.smtpUrl === null && {
      setting: "SMTP_URL",
      harms: true,
      what: { en: "No mail server: all letters wait", es: "Sin servidor de correo: todo espera" },
      meanwhile: mailWaits,
      holds: { en: "smtp://user:password@host:587", es: "smtp://usuario:clave@servidor:587" },
    },
    config.mailFrom === null &&
      ofContent.from === null && {
        setting: "MAIL_FROM",
        harms: true,
        what: { en: "No sender for the site's letters", es: "Las cartas no tienen remitente" },
        meanwhile: mailWaits,
        holds: {
          en: "an address of yours; or fill in mail.from in content/site.yaml",
          es: "una dirección suya; o llene mail.from en content/site.yaml",
        },
      },
    config.mailStaff === null &&
      ofContent.staff === null && {
        setting: "MAIL_STAFF",
        harms: true,
        what: {
          en: "Nobody is told when a visitor writes",
          es: "Nadie se entera cuando alguien escribe",
        },
        meanwhile: {
          en: "Is promised an answer within days, and waits.",
          es: "Se le promete respuesta en unos días, y espera.",
        },
        holds: {
          en: "your addresses with commas; or fill in mail.staff in content/site.yaml",
          es: "sus direcciones separadas por comas; o llene mail.staff en content/site.yaml",
        },
      },
  ];
}

function payments(config: Config): Told | false {
  const mode = modeOf(config.payments);
  if (mode === "live") return false;
  return {
    setting: "STRIPE_SECRET_KEY",
    harms: true,
    what:
      mode === "test"
        ? { en: "Stripe's test keys: no money moves", es: "Claves de prueba: no se mueve dinero" }
        : { en: "Demonstration: no money moves", es: "Demostración: no se mueve dinero" },
    meanwhile: {
      en: "Goes through the whole donation, and nothing reaches you.",
      es: "Recorre toda la donación, y a ustedes no les llega nada.",
    },
    holds: {
      en: "your live key, sk_live_…, and with it STRIPE_WEBHOOK_SECRET",
      es: "su clave real, sk_live_…, y con ella STRIPE_WEBHOOK_SECRET",
    },
  };
}

function place(config: Config, programDir: string): (Told | false)[] {
  const isPublic = config.siteUrl.startsWith("https:");
  return [
    !isPublic && {
      setting: "SITE_URL",
      harms: true,
      what: { en: "No public address", es: "Sin dirección pública" },
      meanwhile: {
        en: `Finds links in letters and search results that lead to ${config.siteUrl}.`,
        es: `Encuentra en cartas y buscadores enlaces que llevan a ${config.siteUrl}.`,
      },
      holds: { en: "https:// and your name", es: "https:// y su nombre" },
    },
    isPublic &&
      config.trustProxy === 0 && {
        setting: "TRUST_PROXY",
        harms: true,
        what: {
          en: "All visitors count as one behind the proxy",
          es: "Detrás del proxy todos los visitantes cuentan como uno",
        },
        meanwhile: {
          en: "May be asked to wait because others have just written.",
          es: "Puede que se le pida esperar porque otras personas acaban de escribir.",
        },
        holds: { en: "1, when one proxy speaks HTTPS", es: "1, si un proxy habla HTTPS" },
      },
    dataDirWarning(config, programDir) !== null && {
      setting: "DATA_DIR",
      harms: true,
      what: {
        en: "Messages and gifts are kept among the program's files",
        es: "Mensajes y donativos están entre los archivos del programa",
      },
      meanwhile: {
        en: "Loses what was sent when a new version clears that folder.",
        es: "Pierde lo que envió cuando una versión nueva vacía esa carpeta.",
      },
      holds: { en: "a folder elsewhere", es: "una carpeta en otro lugar" },
    },
  ];
}

function care(config: Config): (Told | false)[] {
  return [
    config.alarmUrl === null && {
      setting: "ALARM_URL",
      harms: false,
      what: { en: "Nobody hears an alarm", es: "Nadie oye una alarma" },
      meanwhile: {
        en: "Waits until somebody here happens to look.",
        es: "Espera hasta que alguien de aquí mire por casualidad.",
      },
      holds: {
        en: "an address that passes a message on",
        es: "una dirección que reenvíe un mensaje",
      },
    },
    config.backupKey === null && {
      setting: "BACKUP_KEY",
      harms: false,
      what: { en: "Backups are not encrypted", es: "Las copias de seguridad no van cifradas" },
      meanwhile: { en: "Sees nothing of it.", es: "No ve nada de esto." },
      holds: { en: "16 characters or more", es: "16 caracteres o más" },
    },
  ];
}

/**
 * What the settings of this machine lack. Only variables are read, no network.
 * @param site content/site.yaml, which may name the mail addresses as well; null while it has faults
 * @param programDir the project's folder
 */
export function settingItems(
  { environment, locate = (fault) => fault }: Pick<Settings, "environment"> & Partial<Settings>,
  site: Pick<SiteFile, "mail"> | null,
  programDir: string,
): LaunchItem[] {
  // A checkout without money is told below, beside everything else.
  const { DEMO_CHECKOUT: demo = "0" } = environment;
  const read = readConfig({ ...environment, DEMO_CHECKOUT: demo === "0" ? "1" : demo });
  if ("faults" in read) {
    return read.faults.map((fault) => ({
      kind: "setting",
      harms: true,
      what: { en: locate(fault), es: locate(fault) },
      meanwhile: { en: "The site does not start.", es: "El sitio no arranca." },
      where: { setting: fault.split(" ", 1)[0]!, holds: { en: "see there", es: "véase ahí" } },
    }));
  }
  const { config } = read;
  const told = [
    ...place(config, programDir),
    ...care(config),
    ...mail(config, site?.mail ?? { from: null, staff: null }),
    payments(config),
  ];
  return told
    .filter((one) => one !== false)
    .map(({ setting, holds, ...rest }) => ({
      kind: "setting",
      ...rest,
      where: { setting, holds },
    }));
}
