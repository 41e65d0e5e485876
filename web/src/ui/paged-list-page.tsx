import type { ListFrame } from '#ui/list-page.tsx'
import { useFormats } from '#kit/formats/formats.ts'
import { Page } from '#ui/page.tsx'
import { PagedList, type PagedListProps } from '#ui/paged-list.tsx'

type PagedListPageProps<T> = ListFrame & PagedListProps<T> & Required<Pick<PagedListProps<T>, 'totalText'>>

/**
 * Renders a screen that is a list in pages, with the total beside its title. Unless `isWide` is false, it is as high as
 * the window: only its records scroll.
 */
export function PagedListPage<T>({
  list,
  page,
  pageSize,
  onPage,
  totalText,
  empty,
  waiting,
  children,
  intro,
  over,
  isWide = true,
  ...frame
}: PagedListPageProps<T>) {
  const { number } = useFormats()
  const total = list.data?.total
  return (
    <Page note={total ? totalText({ count: total, shown: number(total) }) : null} isWide={isWide} {...frame}>
      {intro}
      <PagedList list={list} page={page} pageSize={pageSize} onPage={onPage} empty={empty} waiting={waiting}>
        {children}
      </PagedList>
      {over}
    </Page>
  )
}
