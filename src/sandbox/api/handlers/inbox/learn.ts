// Learn content: the lists for menus and the body of one page. The same for everybody.
import type { LearnPage } from '#api/inbox/learn-page.ts'
import type { Learn, LearnItem } from '#api/inbox/learn.ts'
import { ok, Refusal, type Call, type Route } from '../../call.ts'
import type { Article } from '../../learn/article.ts'
import { categories, homeGuides } from '../../learn/content.ts'

function list({ query }: Call) {
  const pageSize = Number(query.get('pageSize') ?? 20)
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 200)
    throw new Refusal(400, 'pageSize: a number from 1 to 200')
  const sort = query.get('sort') ?? 'name'
  if (sort !== 'sortOrder' && sort !== 'name') throw new Refusal(400, 'sort: sortOrder or name')
  const shown = (all: readonly Article[]) =>
    inOrder(all, sort)
      .slice(0, pageSize)
      .map((one) => item(one, sort))
  const body: Learn = { homeGuides: shown(homeGuides), categories: shown(categories) }
  return ok(body)
}

function inOrder(all: readonly Article[], sort: 'sortOrder' | 'name'): Article[] {
  return all.toSorted((a, b) => (sort === 'name' ? a.name.localeCompare(b.name) : a.sortOrder - b.sortOrder))
}

function item(article: Article, sort: 'sortOrder' | 'name'): LearnItem {
  return {
    routePath: article.routePath,
    name: article.name,
    properties: {
      title: article.title,
      description: article.description,
      featuredImage: null,
      sortOrder: article.sortOrder,
      ...(article.isHidden ? { hideInNavigation: true } : {}),
    },
    children: inOrder(article.children, sort).map((child) => item(child, sort)),
  }
}

function page({ query }: Call) {
  const path = query.get('path') ?? ''
  const found = findWithSiblings([categories, homeGuides], path)
  if (!found) throw new Refusal(404, 'No such page')
  const { article, siblings } = found
  const link = ({ routePath, title, description }: Article) => ({ routePath, title, description })
  const body: LearnPage = {
    ...link(article),
    featuredImage: null,
    readingMinutes: article.readingMinutes,
    updatedOn: article.updatedOn,
    blocks: article.blocks,
    sources: article.sources,
    children: inOrder(article.children, 'sortOrder').map(link),
    related: inOrder(siblings, 'sortOrder')
      .filter((other) => other !== article && !other.isHidden)
      .slice(0, 3)
      .map(link),
  }
  return ok(body)
}

function findWithSiblings(
  lists: readonly (readonly Article[])[],
  path: string,
): { article: Article; siblings: readonly Article[] } | undefined {
  for (const siblings of lists) {
    const article = siblings.find(({ routePath }) => routePath === path)
    const found = article
      ? { article, siblings }
      : findWithSiblings(
          siblings.map(({ children }) => children),
          path,
        )
    if (found) return found
  }
  return undefined
}

export const learnRoutes: Route[] = [
  { method: 'GET', path: '/api/content/learn', isOpenToViewers: true, answer: list },
  { method: 'GET', path: '/api/content/learn/page', isOpenToViewers: true, answer: page },
]
