// Members of a list by a key, in the order in which each key first comes. Pure.

export function groupBy<Member>(
  members: readonly Member[],
  keyOf: (member: Member) => string,
): [string, Member[]][] {
  const groups = new Map<string, Member[]>()
  for (const member of members) {
    const key = keyOf(member)
    groups.set(key, [...(groups.get(key) ?? []), member])
  }
  return [...groups]
}
