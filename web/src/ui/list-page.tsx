import type { ReactNode } from 'react'
import { ListStates, type ListStatesProps } from '#ui/list-states.tsx'
import { Page, type PageProps } from '#ui/page.tsx'

/** What stands around the list. */
export type ListFrame = Omit<PageProps, 'children'> & {
  /** What narrows the list, between its title and its records; there in all states. */
  filters?: ReactNode
  /** What is open over the list, such as a drawer. */
  over?: ReactNode
}

export type ListPageProps<T> = ListFrame & ListStatesProps<T>

/** A screen that is a list: its title and what can be done, what narrows it, and the list in one of its four states. */
export function ListPage<T>({ filters, over, list, isEmpty, empty, waiting, children, ...frame }: ListPageProps<T>) {
  return (
    <Page {...frame}>
      {filters}
      <ListStates list={list} isEmpty={isEmpty} empty={empty} waiting={waiting}>
        {children}
      </ListStates>
      {over}
    </Page>
  )
}
