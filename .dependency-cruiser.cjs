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
    only('base-knows-nobody', '^src/base/', '^src/base/', 'Dates, money, state and what the browser keeps: whatever any firm needs, so that everybody can use it.'),
    only('domain-is-pure', '^src/domain/', '^src/(domain|base)/', 'Business rules know nobody, so that everybody can use them.'),
    only('http-knows-no-call', '^src/http/', '^src/(http|base|domain/limits\\.gen)', 'How calls are declared and made, for any API.'),
    only('manifest-is-pure', '^src/manifest/', '^src/manifest/', 'The compiler reads text and gives data; it knows no portal.'),
    only('runtime-reads-manifest', '^src/runtime/', '^src/(runtime|manifest|base|domain)/', 'One evaluator for portal, tools and tests.'),
    only('api-is-below-session', '^src/api/', '^src/(api|http|base|domain)/', 'Calls know the rules of the business, not who is signed in.'),
    only('session-knows-no-screen', '^src/session/', '^src/(session|api|http|base|domain)/', 'Who you are does not depend on what is shown.'),
    only('ui-is-presentation', '^src/ui/', '^src/(ui|base|domain)/', 'Pieces are told what to show.'),
    only('screen-api-is-the-screens-port', '^src/screen-api/', '^src/(screen-api|api|http|ui|base|domain|manifest/supplied)', 'The port to the portal, links and layout only; the shell implements it.'),
    only('forms-are-below-screens', '^src/forms/', '^src/(forms|screen-api|api|http|ui|base|domain)/', 'A form is declared by its screen; what all forms do stands here once and knows no screen.'),
    only('screens-stay-apart', '^src/screens/', '^src/(screens|forms|screen-api|api|http|ui|base|domain)/', 'A screen asks the manifest through its port; it never reaches into the shell.'),
    {
      name: 'screens-of-other-areas',
      comment: 'An area can be changed or removed alone; what several share is in shared/, which knows none of them.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/($1|shared)/' },
    },
    only('shell-finds-screens-by-path', '^src/shell/', '^src/(shell|runtime|manifest|session|screen-api|api|http|ui|base|domain)/', 'The manifest, not the shell, names screens.'),
    only('inspector-looks-at-the-portal', '^src/inspector/', '^src/(inspector|shell|runtime|manifest|session|base|domain)/', 'It shows what the shell and the manifest say; no screen and no call of its own.'),
    { name: 'inspector-in-development-only', comment: 'The page loads it behind import.meta.hot; nothing else may lean on it. Tools know its types.', severity: 'error', from: { path: '^src/', pathNot: '^src/(inspector/|app/wire\\.ts$|tools/(portal/(inspection|persona-table|editable)|build/(inspector-plugin|config-edits)))' }, to: { path: '^src/inspector/' } },
    { name: 'nobody-imports-tools-or-app', comment: 'Tools, sandbox and app are entrances.', severity: 'error', from: { path: '^src/', pathNot: '^src/(tools|sandbox|app)/' }, to: { path: '^src/(tools|sandbox|app)/' } },
    only('sandbox-answers-with-the-clients-schemas', '^src/sandbox/', '^src/(sandbox|api|http|base|domain|manifest|session/settings)', 'The sandbox cannot drift from the client, and knows nothing else of it.'),
    { name: 'src-imports-no-tests', comment: 'Tests and benchmarks stand on the portal, never the other way.', severity: 'error', from: { path: '^src/' }, to: { path: '^tests/' } },
    { name: 'oidc-client-in-one-file', comment: 'One file to read when sign-in is reviewed.', severity: 'error', from: { path: '^src/', pathNot: '^src/session/sign-in/oidc\\.ts$' }, to: { path: 'oidc-client-ts' } },
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
