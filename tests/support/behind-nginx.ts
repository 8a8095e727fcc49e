// How a journey meets the portal that nginx serves (nginx-process.ts): a name and a certificate of its own.
import { launchOptions } from '#tools/browser.ts'

export const behindNginx = {
  process: 'nginx-process.ts',
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launchOptions(),
    args: [...launchOptions().args, '--host-resolver-rules=MAP portal.example 127.0.0.1'],
  },
}
