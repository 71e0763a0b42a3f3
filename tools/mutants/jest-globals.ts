/** What `@jest/globals` gives inside Jest, from the same packages, for tests that run without Jest's module loader. */
import { expect } from 'expect';
import circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
const mocker = new ModuleMocker(globalThis);
const jest = {
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  /** The runner has a limit of its own. */
  setTimeout: () => undefined,
};

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test };
