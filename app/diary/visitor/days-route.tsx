import { data, Form } from 'react-router';
import { addMonths, monthInWords, readMonth } from '#app/diary/diary-month.ts';
import { hotelTrail, MissingHotelPage } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel } from '#app/hotels/load-hotel.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/days-route.ts';
import { MonthCalendar, monthsAround } from './month-calendar.tsx';
import { openDaysStyles } from './open-days-styles.ts';
import { openDaysTexts as texts } from './texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await loadHotel(args, paths.openDays);
  if ('missing' in found) return data(found.missing, found.init);
  const { openDays } = args.context.get(servicesContext);
  const query = new URL(args.request.url).searchParams;
  const today = todayInIndia();
  const { property } = found;
  const present = today.slice(0, 7);
  const asked = readMonth(query.get('month'), today);
  const isShown = asked !== null && asked >= present && asked <= addMonths(present, 36);
  const month = isShown ? asked : present;
  const space = property.spaces.find(({ id }) => id === query.get('space'))?.id;
  const days = await openDays.month(property.slug, month, args.context.get(requestContext).clientAddress);
  const { slug, name } = property;
  const spaces = days?.[0]?.spaces.map((one) => ({ id: one.id, name: one.name })) ?? [];
  return { kind: 'found' as const, origin: found.origin, slug, name, month, isShown, today, space, days, spaces };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { name, origin } = loaderData;
  return [
    ...pageMeta({ title: `${texts.heading} – ${name}`, description: texts.intro, origin }),
    { name: 'robots', content: 'noindex' },
    ...openDaysStyles(true),
  ];
}

export default function OpenDaysPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'missing') return <MissingHotelPage {...loaderData} />;
  const { slug, name, month, isShown, today, space, days, spaces } = loaderData;
  const { earlier, later } = monthsAround(month, today);
  return (
    <>
      <div className="on-night h-22" />
      <section className="wrap section-space days-page">
        <Breadcrumb above={hotelTrail(loaderData)} here={texts.heading} />
        <h1 className="text-section mt-6">{`${texts.heading}, ${name}`}</h1>
        {days === null ? (
          <>
            <p className="text-lead measure mt-5 text-quiet">{texts.askForDay}</p>
            <p className="mt-6">
              <TextLink to={paths.enquire({ venue: slug })}>{texts.enquire}</TextLink>
            </p>
          </>
        ) : (
          <>
            <p className="text-lead measure mt-5 text-quiet">{texts.intro}</p>
            {isShown ? null : (
              <p className="field-error" role="alert">
                {texts.otherMonth(monthInWords(month))}
              </p>
            )}
            <Form method="get" className="days-choice">
              <input type="hidden" name="month" value={month} />
              <label htmlFor="days-space">{texts.space}</label>
              <select id="days-space" name="space" defaultValue={space ?? ''} className="field-box">
                <option value="">{texts.anySpace}</option>
                {spaces.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
              <button type="submit" className="button button-line">
                {texts.show}
              </button>
            </Form>
            <div className="days-months">
              {earlier ? (
                <TextLink to={paths.openDays(slug, { month: earlier, space })}>{texts.earlier}</TextLink>
              ) : (
                <span />
              )}
              <h2 className="text-heading">{monthInWords(month)}</h2>
              {later ? <TextLink to={paths.openDays(slug, { month: later, space })}>{texts.later}</TextLink> : <span />}
            </div>
            <MonthCalendar hotel={slug} month={month} days={days} today={today} space={space} />
          </>
        )}
      </section>
    </>
  );
}
