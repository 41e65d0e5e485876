import type { BrandingContent } from '@brigade/domain/branding/branding.schema.ts'
import { type Language, textIn } from '@brigade/domain/kit/languages.ts'
import { serviceName } from '@brigade/domain/requests/guest-services.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { sellingMenuOf, type SellingMenu } from '#features/menus/selling/public/selling-menu.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { CssVariables } from '#ui/css-variables.ts'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import frame from '#ui/phone-frame.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/branding/parts/guest-page.module.css'

const categoriesShown = 3
const itemsShown = 3

type GuestPageProps = { venue: Venue; branding: BrandingContent; language: Language; direction: 'ltr' | 'rtl' }

/** Renders the page of a guest on a phone, with categories and items of the venue's own menu. Nothing on it can be pressed. */
export function GuestPage({ venue, branding, language, direction }: GuestPageProps) {
  const t = useTranslations('branding')
  const menu = useQuery(sellingMenuOf(venue))
  const { mainColor, mainTextColor, backgroundColor, textColor, accentColor, logo, cover } = branding
  const colors: CssVariables = {
    '--brand-main': mainColor,
    '--brand-on-main': mainTextColor,
    '--brand-background': backgroundColor,
    '--brand-text': textColor,
    '--brand-accent': accentColor,
  }
  return (
    <figure className={stack.column2}>
      <figcaption className="visually-hidden">{t('preview.guestPage')}</figcaption>
      <div className={`${styles.phone} ${frame.phone}`} style={colors} lang={language} dir={direction}>
        {cover ? <img className={styles.cover} src={cover} alt="" /> : <div className={styles.band} />}
        <div className={`${styles.head} ${stack.row3}`}>
          {logo ? <img className={styles.logo} src={logo} alt="" /> : null}
          <p className={styles.name} dir="auto">
            {venue.name}
          </p>
        </div>
        {menu.data ? (
          <MenuSample menu={menu.data} venue={venue} language={language} />
        ) : (
          <p className={styles.text}>{menu.isError ? t('preview.noItems') : t('preview.loading')}</p>
        )}
        <p className={styles.button}>{serviceName({ requestType: 'talk', label: {} }, language)}</p>
      </div>
    </figure>
  )
}

type MenuSampleProps = { menu: SellingMenu; venue: Venue; language: Language }

function MenuSample({ menu, venue, language }: MenuSampleProps) {
  const t = useTranslations('branding')
  const formats = useVenueFormats(venue)
  const { categories, items } = sampleOf(menu)
  if (items.length === 0) return <p className={styles.text}>{t('preview.noItems')}</p>
  return (
    <>
      <ul className={styles.categories}>
        {categories.map(({ id, name }, place) => (
          <li key={id} className={place === 0 ? styles.chosen : styles.category}>
            {textIn(name, language)}
          </li>
        ))}
      </ul>
      <ul className={styles.items}>
        {items.map(({ id, name, price, images }) => (
          <li key={id} className={stack.row3}>
            {images[0] ? <img className={styles.picture} src={images[0]} alt="" loading="lazy" /> : null}
            <div className={stack.grow}>
              <p>{textIn(name, language)}</p>
              <p className={styles.price}>
                <bdi>{formats.money(price)}</bdi>
              </p>
            </div>
            <span className={styles.add}>
              <Icon path={addIcon} size={18} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns the first categories and items that guests see. */
function sampleOf({ menus }: SellingMenu) {
  const filled = menus.flatMap(({ categories }) => categories.filter(({ items }) => items.length > 0))
  const loose = menus.flatMap(({ items }) => items)
  const items = filled[0]?.items ?? loose
  return { categories: filled.slice(0, categoriesShown), items: items.slice(0, itemsShown) }
}
