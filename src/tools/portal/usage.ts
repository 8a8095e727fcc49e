// The commands and options of npm run portal, and its help text.

export const USAGE = `Usage: npm run portal -- <command> [options]

  check                        Are the manifests right, for every possible person? The base, and each
                               layer on it; with --layers only these together.
        [--today 2026-11-21]   The day against which review dates are held. Ends with what
                               changes from then on by the dates of flags.
        [--base <git ref or folder>]
                               Names what was edited since then where a problem stands
                               in a file that nobody edited.
  menus                        A table of what every persona sees.
        [--as <persona>]       The whole view of this one, or of
        [--facts k=v,…]        somebody with these facts,
        [--area <area>]        only in this area.
        --everybody            What everybody sees, in a form that stays the same: to hold the
                               text of one version of the portal against that of another.
        --compare              How the expected views of tests/menus/ differ; 1 if they do.
        --accept [--yes]       What would change in the expected views of tests/menus/, each change
                               with everybody who has it; asks, then writes them. --yes does not ask.
  explain <label, entry, route, URL>
                               Who sees it, or opens it: in words, and which example people.
        --as <persona>[/<situation>] or --facts k=v,…  [--area <area>]
                               Why does this person see it or not, and what would turn the answer?
        --code <code>          As somebody who reads their situation code out on the phone: "Help
                               for the phone" shows it. Without an entry: all that they see.
  diff  [--base <git ref or folder>] [--markdown]
                               Who gains and who loses what, against HEAD or the base.
        [--affects <people>]   Whom it is meant for: contexts, shared conditions, facts or personas;
                               1 if it affects anybody besides, and who that is.
  review [--base <git ref or folder>] [--as <persona>] [--out review.html]
                               One page to send: the effect in words, and what changed in pictures
                               before and after, as those who see it, or only as this persona.
  claims                       Which claims protect each route, part, guard, dialog and entry, and what
                               none protects.
  staff-page [--out staff.html]
                               A page for the firm's staff: explains the codes of all releases that are kept,
                               without a server.
  weigh <file> [--out weights.json]
                               Adds up what open portals have sent of their people's facts; groups under ten
                               are left out. diff, explain and review then say how many people are meant,
        --weights <file>       by this file, or by PORTAL_WEIGHTS.
  new screen | page | item | context | dialog | flag | guard | claim
        [--id <id> --title … --yes]
                               Adds one, with what belongs to it. Asks on a terminal for what
                               is not given; elsewhere says which options are missing.
        page --kind text | request
                               One without code, in config/pages/.
  move <what> [--yes]          To another place: in its list, or an entry in another menu or group.
        [--up | --down | --before <id>] [--in <menu or group>]
  rename <what> <new name>     Another name for a route, entry, flag, guard, dialog or anything
        [--yes]                else that has one, wherever it is named; says who is affected.
  remove <what> [--yes]        Removes it with all that names it, and what only it used.
        [--instead <id>]       Where something has to lead elsewhere: to this one.
        [--on | --off]         Of a flag: what it is taken for where conditions read it.
  announce "<text>" [--yes]    A line above the header of every page. {until} in it is when it ends.
        [--kind info | warning | urgent] [--from 12:00] [--until 14:00]
                               Times are in London: 14:00 (today), 2026-12-01 or 2026-12-01T14:00.
        [--when <condition>]   Only for these people: session=normal,member=client.
        [--link <route or link>] [--id <id>]
        [--stays]              It cannot be put away.
  announce --end <id> [--yes]  Ends it before its time.
  close <route or group> --until 14:00 [--from …] [--says "…"] [--yes]
                               Closes a page for a time: its entries and its address say why.
  open <what> [--yes]          Opens it before its time.
  stack [file]                 The source lines of a reported stack, from the file or what is
                               piped in, by the source maps in dist-maps/.
  pictures                     Draws the pictures of the installed app from the firm's mark, which
                               config/brand.json names, on its colour. Needs a browser.
  create <folder>              A new portal in this folder, with a sandbox to sign in with. Asks for
                               name, kinds of people and pages,
        [--from <file>]        or takes them from JSON: { "name", "kinds": […], "pages": […] }.
  api                          The product API as an OpenAPI 3.1 document.
        --base <git ref or file> Which changes since then break an older portal?
  completion bash | zsh        A script for completion: eval "$(npm run -s portal -- completion bash)"

  release                      Makes config/ the current release of the build in dist/, in seconds: open
        [--message <text>]     portals follow within a minute. Without a message, that of the last commit.
        [--yes]                Says what it does, for whom and from where, and asks; elsewhere --yes.
        [--uncommitted]        Also what is not committed.
        [--key <file>]         Signs it with this key.
        --new-key <name>       Only makes a key, in <name>.key.json, and prints its entry for
                               release-keys.json.
  releases                     What was released when, by whom, why, and with what effect.
  approve <id> --key <file>    Shows effect, people and claims of a release that waits for approval,
        [--yes]                and signs it. With enough signatures it is current.
  rollback [id]                Makes an earlier release current at once; without an id, the one before
                               that nobody has rolled back.
  switch <flag> --off | --on   Takes a flag from everybody whatever the API says, and gives it back.

  doctor                       Checks an installation: settings, provider, API, headers, clocks.
        --settings <file>      Its settings.json; the sandbox's without it.
        --portal <origin>      Where people open it; the preview without it.
        --sign-in              Signs in once as well, in a browser that it opens: tokens, renewal,
                               a fresh sign-in, the way back, the API's answers.
        --user <name> --password-file <file>
                               Signs in by itself, on a provider whose form is a usual one.
        --headers              Only prints the security headers for these settings.

  conformance                  Does a product API keep the contract with the portal? A test system's.
        --api <origin>         Asks each call with every kind of right, and only reads.
        --token-file <file>    People with their tokens: src/tools/conformance/README.md.
        --with-writes <file>   Carries these requests out too, repeated, at once and broken off.
        --portal <origin>      Whose pages read it; the preview without it.
        --out <file>           Each finding as JSON; conformance.json without it.

  --as-of 2027-04-06           Of check, menus, explain and diff: the portal of that day, by the dates
                               of its flags.
  --layers <a,b>               With these layers of config/layers/ on it, in this order; "base" without
                               any. PORTAL_LAYERS without it. diff --layers a..b compares two such lists.
  --config <folder>            Another config folder than config/; tests/menus/ is the one beside it.
  --json                       The answer as JSON.
  --help                       This, or the part about one command.
  --version                    Of the engine.

Exit codes: 0 fine or nothing found; 1 problems, differences or an answer of no; 2 wrong usage or unreadable.`

export const options = {
  accept: { type: 'boolean' },
  compare: { type: 'boolean' },
  everybody: { type: 'boolean' },
  as: { type: 'string' },
  api: { type: 'string' },
  'token-file': { type: 'string' },
  'with-writes': { type: 'string' },
  facts: { type: 'string' },
  area: { type: 'string' },
  affects: { type: 'string' },
  base: { type: 'string' },
  out: { type: 'string' },
  code: { type: 'string' },
  config: { type: 'string' },
  layers: { type: 'string' },
  today: { type: 'string' },
  'as-of': { type: 'string' },
  json: { type: 'boolean' },
  settings: { type: 'string' },
  portal: { type: 'string' },
  'sign-in': { type: 'boolean' },
  user: { type: 'string' },
  'password-file': { type: 'string' },
  headers: { type: 'boolean' },
  markdown: { type: 'boolean' },
  yes: { type: 'boolean' },
  uncommitted: { type: 'boolean' },
  instead: { type: 'string' },
  on: { type: 'boolean' },
  off: { type: 'boolean' },
  up: { type: 'boolean' },
  down: { type: 'boolean' },
  kind: { type: 'string' },
  until: { type: 'string' },
  stays: { type: 'boolean' },
  end: { type: 'string' },
  // The answers of portal new.
  id: { type: 'string' },
  title: { type: 'string' },
  path: { type: 'string' },
  routes: { type: 'string' },
  guards: { type: 'string' },
  in: { type: 'string' },
  label: { type: 'string' },
  screen: { type: 'string' },
  to: { type: 'string' },
  link: { type: 'string' },
  command: { type: 'string' },
  weights: { type: 'string' },
  when: { type: 'string' },
  menu: { type: 'string' },
  navigation: { type: 'string' },
  before: { type: 'string' },
  text: { type: 'string' },
  action: { type: 'string' },
  remember: { type: 'string' },
  owner: { type: 'string' },
  description: { type: 'string' },
  review: { type: 'string' },
  'on-from': { type: 'string' },
  follows: { type: 'string' },
  for: { type: 'string' },
  personas: { type: 'string' },
  require: { type: 'string' },
  otherwise: { type: 'string' },
  notice: { type: 'string' },
  claim: { type: 'string' },
  source: { type: 'string' },
  from: { type: 'string' },
  'claim-for': { type: 'string' },
  says: { type: 'string' },
  shown: { type: 'string' },
  hidden: { type: 'string' },
  opens: { type: 'string' },
  closed: { type: 'string' },
  asks: { type: 'string' },
  send: { type: 'string' },
  next: { type: 'string' },
  within: { type: 'string' },
  'sent-by': { type: 'string' },
  'reached-from': { type: 'string' },
  message: { type: 'string' },
  key: { type: 'string' },
  'new-key': { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Wrong usage of the command; the message is printed. */
export class Usage extends Error {}
