// Learn content: the lists for menus and the body of one page. The same for everybody.
import { getLearnPage } from '#api/inbox/learn-page.ts'
import { getLearn, type LearnItem } from '#api/inbox/learn.ts'
import { ErrorResponse, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import type { Article } from './article.ts'
import { categories, homeGuides } from './content.ts'

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
      readingMinutes: article.readingMinutes,
      ...(article.isHidden ? { hideInNavigation: true } : {}),
    },
    children: inOrder(article.children, sort).map((child) => item(child, sort)),
  }
}

function findWithSiblings(
  lists: readonly (readonly Article[])[],
  path: string,
): { article: Article; siblings: readonly Article[] } | undefined {
  for (const siblings of lists) {
    const article = siblings.find(({ routePath }) => routePath === path)
    const match = article
      ? { article, siblings }
      : findWithSiblings(
          siblings.map(({ children }) => children),
          path,
        )
    if (match) return match
  }
  return undefined
}

export const routes: Route[] = [
  route(getLearn, (_call, { query: { pageSize = 20, sort = 'name' } }) => {
    const shown = (all: readonly Article[]) =>
      inOrder(all, sort)
        .slice(0, pageSize)
        .map((one) => item(one, sort))
    return { homeGuides: shown(homeGuides), categories: shown(categories) }
  }),

  route(getLearnPage, (_call, { query: { path } }) => {
    const match = findWithSiblings([categories, homeGuides], path)
    if (!match) throw new ErrorResponse(404, 'No such page')
    const { article, siblings } = match
    const link = ({ routePath, title, description }: Article) => ({ routePath, title, description })
    return {
      ...link(article),
      featuredImage: null,
      readingMinutes: article.readingMinutes,
      updatedOn: article.updatedOn,
      ...(article.ownFigure && { ownFigure: article.ownFigure }),
      blocks: article.blocks,
      sources: article.sources,
      children: inOrder(article.children, 'sortOrder').map(link),
      related: inOrder(siblings, 'sortOrder')
        .filter((other) => other !== article && !other.isHidden)
        .slice(0, 3)
        .map(link),
    }
  }),
]
