// Whether an engine of this version serves a portal that was made for another.
import packageFile from '../../package.json' with { type: 'json' }

/** A sentence that names the step, where the first number is another. `changes`: the file that tells of the versions. */
export function otherEngine(
  made: string,
  changes: string,
  version = packageFile.version,
): string | undefined {
  const [theirs, ours] = [made, version].map((each) => Number(each.split('.')[0])) as [number, number]
  if (theirs === ours) return undefined
  const step =
    theirs > ours
      ? `npm install ${packageFile.name}@${made}`
      : `Take the steps of ${changes}, then say engine: '${version}'`
  return `this portal is for version ${made} of the engine, and this is ${version}. ${step}.`
}
