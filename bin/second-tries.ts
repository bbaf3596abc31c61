import type { Reporter, TestModule } from "vitest/node";

/** Names at the end of a run each test that passed only when asked again: a browser that stalled, or a fault that hides. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    for (const module of modules) {
      for (const test of module.children.allTests("passed")) {
        if (test.diagnostic()?.flaky)
          console.log(`needed a second try: ${module.relativeModuleId}: ${test.fullName}`);
      }
    }
  }
}
