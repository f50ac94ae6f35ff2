export const texts = {
  awards: 'Awards & Accolades',
  /** What an award is for, which is stored in English. */
  category: (name: string) => name,
  press: 'Latest Press Coverage',
  allPress: 'View All Press Releases',
  posts: 'Latest from LinkedIn',
  follow: 'Follow Us on LinkedIn',
  /** The figure is the count in short, such as "1.3k". */
  likes: (figure: string, count: number) => `${figure} ${count === 1 ? 'like' : 'likes'}`,
  comments: (figure: string, count: number) => `${figure} ${count === 1 ? 'comment' : 'comments'}`,
  shares: (figure: string, count: number) => `${figure} ${count === 1 ? 'share' : 'shares'}`,
};
