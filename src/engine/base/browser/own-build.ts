/** The id of the build that this page runs, as build.json has it. It changes with everything that a page loads. */
export const ownBuild = ({ documentElement }: Document): string => documentElement.dataset['build'] ?? ''

/** The id of the release of config that this page runs; of its build where releases are not apart. */
export const ownRelease = (page: Document): string =>
  page.documentElement.dataset['release'] ?? ownBuild(page)
