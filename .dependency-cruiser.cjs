/** Layer rules: each with its reason. `npm test` also refuses a run that cruised no modules. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    { name: 'no-circular', comment: 'Two modules that need each other are one module.', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-circular-types', comment: 'Types too.', severity: 'error', from: {}, to: { circular: true } },
    // Between the four roots.
    only('engine-knows-no-portal', '^src/engine/', '^src/engine/', 'The engine serves any firm: what a firm adds comes by its definition, as `virtual:portal`.'),
    only('sandbox-knows-no-portal', '^src/sandbox/', '^src/(sandbox|engine/(http|base|manifest|session/settings))', 'What any portal’s sandbox needs; the API that it serves comes by the definition (portal.tools.ts).'),
    only('tools-know-no-portal', '^src/tools/', '^src/(tools|engine/(app|inspector|shell|runtime|manifest|session|http|ui|base)|sandbox/(server|config/(settings|people|config-file)|calls/product-api)\\.ts)', 'Tools serve any portal: what is a firm’s comes from its definition (tools/product.ts).'),
    { name: 'nobody-imports-tools-or-app', comment: 'Tools and app are entrances; a definition says what it is by defineTools.', severity: 'error', from: { path: '^src/', pathNot: '^src/(tools|engine/app|portal/(portal.tools|api-document/[^/]+|tax-years/[^/]+))' }, to: { path: '^src/(tools|engine/app)/' } },
    // Inside the engine.
    only('base-knows-nobody', '^src/engine/base/', '^src/engine/base/', 'Dates, money, state and what the browser keeps: whatever any firm needs, so that everybody can use it.'),
    only('http-knows-no-call', '^src/engine/http/', '^src/engine/(http|base)/', 'How calls are declared and made, for any API.'),
    only('manifest-is-pure', '^src/engine/manifest/', '^src/engine/(manifest/|base/(engine-limits|shown-text|access/access|requests/(kinds/)?[a-z-]+)[.]ts$)', 'The compiler reads text and gives data; it knows no portal. Which limits the engine reads is data, what a shown text may hold is one rule, and so are what is open to whom and which questions of a request are asked.'),
    only('runtime-reads-manifest', '^src/engine/runtime/', '^src/engine/(runtime|manifest|base)/', 'One evaluator for portal, tools and tests.'),
    only('session-knows-no-screen', '^src/engine/session/', '^src/engine/(session|http|base)/', 'Who you are does not depend on what is shown, nor on a firm: its definition gives the calls.'),
    only('ui-is-presentation', '^src/engine/ui/', '^src/engine/(ui|base)/', 'Pieces are told what to show.'),
    only('screen-api-is-the-screens-port', '^src/engine/screen-api/', '^src/engine/(screen-api|http|ui|base)/', 'The port to the portal, links and layout only; the shell implements it.'),
    only('forms-are-below-screens', '^src/engine/forms/', '^src/engine/(forms|screen-api|http|ui|base)/', 'A form is declared by its screen; what all forms do stands here once and knows no screen.'),
    only('pages-are-screens-of-the-engine', '^src/engine/pages/', '^src/engine/(pages|forms|screen-api|http|ui|base)/|^src/engine/manifest/page-contents[.]ts$', 'One component draws every page of a kind of config/pages/; it knows of the manifest only the form of its page.'),
    only('shell-finds-screens-by-path', '^src/engine/shell/', '^src/engine/(shell|runtime|manifest|session|screen-api|http|ui|base)/', 'The manifest names screens, and the definition what else a firm has.'),
    only('inspector-looks-at-the-portal', '^src/engine/inspector/', '^src/engine/(inspector|shell|runtime|manifest|session|base)/', 'It shows what the shell and the manifest say; no screen and no call of its own.'),
    { name: 'inspector-in-development-only', comment: 'The page loads it behind import.meta.hot; nothing else may lean on it. The tools that answer it know its types.', severity: 'error', from: { path: '^src/', pathNot: '^src/(engine/inspector/|engine/app/wire\\.ts$|tools/inspector/)' }, to: { path: '^src/engine/inspector/' } },
    only('app-wires-the-engine', '^src/engine/app/', '^src/engine/(app|inspector|shell|runtime|manifest|session|screen-api|http|ui|base)/', 'It wires any portal, by `virtual:portal`; forms come with the screens that declare them.'),
    // Inside the portal.
    only('domain-is-pure', '^src/portal/domain/', '^src/(portal/domain|engine/base)/', 'Business rules know nobody, so that everybody can use them.'),
    only('api-is-below-session', '^src/portal/api/', '^src/(portal/(api|domain)|engine/(http|base)|engine/forms/drafts\\.ts$)', 'Calls know the rules of the business, not who is signed in.'),
    only('screens-stay-apart', '^src/portal/screens/', '^src/(portal/(screens|api|domain)|engine/(forms|screen-api|http|ui|base))/', 'A screen asks the manifest through its port; it never reaches into the shell.'),
    {
      name: 'screens-of-other-areas',
      comment: 'An area can be changed or removed alone; what several share is in shared/, which knows none of them.',
      severity: 'error',
      from: { path: '^src/portal/screens/([^/]+)/' },
      to: { path: '^src/portal/screens/', pathNot: '^src/portal/screens/($1|shared)/' },
    },
    only('product-api-answers-with-the-clients-schemas', '^src/portal/product-api/', '^src/(portal/(product-api|api|domain)|sandbox|engine/(http|base|manifest|forms/(drafts|requests/request-(file-)?calls)\\.ts$))', 'The sandbox’s API cannot drift from the client, and knows nothing else of it.'),
    { name: 'folders-of-the-sandbox-have-floors', comment: 'In the product API: from first data and days down to ledger, market and tables: what two folders need of each other stands in a lower one.', severity: 'error', scope: 'folder', from: { path: '^src/(portal/product-api|sandbox)' }, to: { circular: true } },
    { name: 'the-definition-is-an-entrance', comment: 'The engine gets it as `virtual:portal`, the tools by its path.', severity: 'error', from: { path: '^src/', pathNot: '^src/portal/(?!api/|domain/|screens/|product-api/)' }, to: { path: '^src/portal/(?!api/|domain/|screens/|product-api/)' } },
    { name: 'src-imports-no-tests', comment: 'Tests and benchmarks stand on the portal, never the other way.', severity: 'error', from: { path: '^src/' }, to: { path: '^tests/' } },
    { name: 'oidc-client-in-one-file', comment: 'One file to read when sign-in is reviewed.', severity: 'error', from: { path: '^src/', pathNot: '^src/engine/session/sign-in/oidc\\.ts$' }, to: { path: 'oidc-client-ts' } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json)$|virtual:' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.js'] },
  },
}
