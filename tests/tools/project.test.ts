import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { generate } from '#tools/generate/generate.ts'
import { root } from '../support/root.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

describe('The project', () => {
  it('is TypeScript throughout, React in front [R-CFG-01]', () => {
    const plain = tracked.filter((path) => /^(src|tests)\/.*\.[cm]?jsx?$/.test(path))
    // Node runs it before it can read types below node_modules.
    expect(plain).toEqual(['src/tools/portal/portal.mjs'])
    expect(tracked.filter((path) => path.endsWith('.tsx')).length).toBeGreaterThan(40)
  })

  it('installs on Node 20 without warnings of it: its commands run on the Node that it brings along', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^loglevel=error$/m)
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('npm (with Node 20 or newer)')
  })

  it.each([
    'react',
    'react-dom',
    'react-router',
    '@tanstack/react-query',
    'oidc-client-ts',
    'zod',
    'json-schema-to-typescript',
    '@mantine/core',
    '@mantine/hooks',
    '@mantine/notifications',
    'vite',
    'vitest',
    'playwright',
  ])('lists and uses %s [R-CFG-02]', (listed) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([listed])
    // Mantine's core needs its hooks beside it, and is what imports them.
    const name = listed === '@mantine/hooks' ? '@mantine/core' : listed
    const users = tracked.filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        readFileSync(join(root, path), 'utf8').match(new RegExp(`(from |import\\()'${name}(/[^']*)?'`)),
    )
    expect(users.length).toBeGreaterThan(0)
  })

  it('has nothing else at its top level [R-CFG-03]', () => {
    const top = readdirSync(root).filter(
      (name) => !name.startsWith('.') && tracked.some((path) => path === name || path.startsWith(`${name}/`)),
    )
    expect(top.toSorted()).toEqual([
      'README.md',
      'config',
      'package-lock.json',
      'package.json',
      'schemas',
      'src',
      'tests',
      'tsconfig.json',
      'vite.config.ts',
    ])
  })

  it('has types generated from the schemas, up to date [R-CFG-11]', async () => {
    expect(await generate({ check: true })).toEqual([])
  })

  it('names no firm in its code: the brand is data [R-CFG-12]', () => {
    const naming = tracked.filter(
      (path) =>
        /^src\/(?!tools\/bench\/).*\.(tsx?|css|html)$/.test(path) &&
        readFileSync(join(root, path), 'utf8').includes('Larkfield'),
    )
    expect(naming).toEqual([])
  })
})

describe('The manifests', () => {
  const { manifest, resolved } = compile(readConfigFolder(), readProduct())
  const chain = (path: string) =>
    [
      ...new Set(
        manifest!.routes.filter((route) => route.path === path).map(({ guards }) => guards.join(', ')),
      ),
    ].join(' | ')

  it('declare every path of the specification [R-CFG-04]', () => {
    const paths = new Set(manifest!.routes.map(({ path }) => path))
    const under = (parent: string, children: string) =>
      children.split(' ').map((child) => `${parent}/${child}`)
    const wanted = [
      '/',
      '/app',
      '/welcome',
      '/styleguide',
      '/signin-oidc',
      '/dashboard',
      '/myaccount',
      '/nw-pwa',
      '/nw-pwa-launch',
      '/nw-pwa-download',
      '/app/login',
      '/app/welcome',
      '/retirement-planner',
      '/retirement-health-check',
      '/projections',
      '*',
      ...under('/projections', 'basket complete/:word corporate'),
      ...under(
        '/myaccount',
        'all-accounts all-accounts/holdings/assets reconfirmation-of-goals reconfirmation-of-goals/summary messages messages/landing documents tax-allowances-and-services feesandnetwork payments-and-transfers customerinformation',
      ),
      ...under('/myaccount/:account', 'performance holdings scenarios transactions investment-review'),
      ...under(
        '/myaccount/payments-and-transfers',
        'pension isa-jisa bank-transfers regular-contributions pension-contributions withdrawing-funds pension-drawdown payments-list',
      ),
      ...under(
        '/myaccount/customerinformation',
        'personal-details child-details account-security bank-details expression-of-wish communication-preferences cookie-consent shared-access shared-access/shared-with-you',
      ),
    ]
    expect(wanted.filter((path) => !paths.has(path))).toEqual([])
  })

  it('declare each guard chain, in order, with inherited guards first [R-CFG-05, R-ACC-30]', () => {
    expect(chain('/myaccount')).toBe('signed-in')
    expect(chain('/myaccount/documents')).toBe('signed-in')
    expect(chain('/myaccount/messages')).toBe('signed-in, not-shared')
    expect(chain('/dashboard')).toBe('signed-in, not-shared, opening-backup')
    expect(chain('/projections')).toBe('signed-in, may-model, opening-backup')
    expect(chain('/projections/basket')).toBe('signed-in, may-model, opening-backup')
    expect(chain('/retirement-planner')).toBe('signed-in, not-shared, retirement-planner-on')
    expect(chain('/retirement-health-check')).toBe('signed-in, not-shared, retirement-health-check-on')
    expect(chain('/myaccount/customerinformation/child-details')).toBe('signed-in, not-shared, has-children')
    expect(chain('/myaccount/customerinformation/expression-of-wish')).toBe(
      'signed-in, not-shared, expression-of-wish-on',
    )
    expect(chain('/myaccount/customerinformation/shared-access')).toBe(
      'signed-in, not-shared, shared-access-on, not-attorney',
    )
    expect(chain('/nw-pwa-download')).toBe('')
    expect(chain('/app/login')).toBe('')
  })

  it('give every route of the account area a sign-in guard [R-PAGE-36]', () => {
    const open = resolved!.routes.filter(
      ({ path, guards }) => path.startsWith('/myaccount') && guards[0] !== 'signed-in',
    )
    expect(open.map(({ id }) => id)).toEqual([])
  })
})
