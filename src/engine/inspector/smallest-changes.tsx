// The smallest changes of facts, each ready to be made.
import type { Change } from '#manifest/conditions/membership.ts'
import type { Chosen } from './person/fact-override.ts'

/** Maximum number offered; further ones are not smaller. */
const OFFERED = 4

export function SmallestChanges({
  heading,
  ways,
  apply,
}: {
  heading: string
  ways: readonly (readonly Change[])[]
  apply(changes: Chosen): void
}) {
  if (ways.length === 0) return null
  return (
    <div className="ways">
      <p>{heading}</p>
      <ul>
        {ways.slice(0, OFFERED).map((way) => {
          const words = way.map(({ fact, to }) => `${fact} ${to.join(' or ')}`).join(', and ')
          return (
            <li key={words}>
              <button
                type="button"
                onClick={() =>
                  apply(Object.fromEntries(way.flatMap(({ fact, to }) => (to[0] ? [[fact, to[0]]] : []))))
                }
              >
                Set {words}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
