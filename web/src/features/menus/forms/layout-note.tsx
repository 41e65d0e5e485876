import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { Link } from 'react-router'
import styles from '#features/menus/forms/layout-note.module.css'
import { categoriesOfMenu, itemRowsOf } from '#features/menus/menus.queries.ts'
import { useWords } from '#kit/i18n.ts'

/** Names enough to know what is meant. */
const namesAtMost = 5

/** What keeps a menu from getting categories, or from losing them, as soon as the switch is turned: which, how many, and where they are. */
export function LayoutNote({ menu }: { menu: Menu }) {
  const t = useWords('menus')
  const wanted = Form.useWatch<boolean | undefined>('hasCategories', { preserve: true }) ?? menu.hasCategories
  const isTurned = wanted !== menu.hasCategories
  const items = useQuery({ ...itemRowsOf({ menuId: menu.id }), enabled: isTurned && wanted })
  const categories = useQuery({ ...categoriesOfMenu(menu.id), enabled: isTurned && !wanted })
  const inTheWay = wanted ? items.data?.filter(({ categoryId }) => categoryId === null) : categories.data
  if (!isTurned || !inTheWay?.length) return null

  const names = inTheWay.slice(0, namesAtMost).map(({ name }) => name.en)
  const more = inTheWay.length - names.length
  const what = wanted ? 'items' : 'categories'
  return (
    <div role="status" className={styles.note}>
      <p>
        {t(`layout.${what}`, { count: inTheWay.length })}{' '}
        <bdi>
          {names.join(', ')}
          {more > 0 ? ` ${t('layout.more', { count: more })}` : ''}
        </bdi>
      </p>
      <p>{t(`layout.way.${what}`)}</p>
      <Link className={styles.way} to={wanted ? `/menu/${menu.id}` : `/categories?menu=${menu.id}`}>
        {t(`layout.show.${what}`)}
      </Link>
    </div>
  )
}
