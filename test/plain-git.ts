/** Git as on a new machine, whatever account or hook of git runs the tests. */
for (const name in process.env) if (/^GIT_|^EMAIL$/.test(name)) delete process.env[name];
Object.assign(process.env, { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" });
