// @vitest-environment node
import { vi } from 'vitest';

/** The same calls on a server whose writes respond without a body wherever they may (WIRE-5). */
vi.stubEnv('EMPTY_ANSWERS', 'true');

await import('./calls.test');
await import('./session.test');
await import('./academy.test');
