import type { Menu } from '#app/catalogue/menu.ts';
import { menuCoursesTexts as texts } from './texts.ts';

export function MenuCourses({ courses, note }: Menu) {
  return (
    <>
      {courses.map(({ heading, dishes }) => (
        <section key={heading} className="mt-8">
          <h3 className="text-small-heading">{heading}</h3>
          <ul className="mt-2">
            {dishes.map(({ name, text, vegetarian }) => (
              <li key={name} className="hairline-t flex justify-between gap-6 py-3">
                <span>
                  {name}
                  {text ? <span className="text-small block text-quiet">{text}</span> : null}
                </span>
                <span className="text-small text-quiet">{vegetarian ? texts.vegetarian : null}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-small mt-6 text-quiet">{note}</p>
    </>
  );
}
