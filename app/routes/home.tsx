export default function Home() {
  return <h1>Tivoli</h1>;
}
