/// Languages that run on the machines of Java and .NET, and what builds them.
extension Language {
    static let objects = [
        // https://docs.oracle.com/javase/specs
        Language(
            type: "text/x-java", comments: "/* //",
            lines: #"""
                4 package ~n;~$
                9 import java.~n;~$
                9 import javax.~n;~$
                7 import static ~n;~$
                6 import org.~n;~$
                6 import com.~n;~$
                3 import ~n;~$
                5 public class ~u
                7 public final class ~u
                5 public interface ~u
                5 public abstract class ~u
                5 public enum ~u
                5 @Override~$
                5  @Override~$
                10  public static void main(String
                8  System.out.print
                6  private static final ~i
                3  private final ~i
                3  public void ~i(
                3 class ~i {~$
                2 class ~i~$
                8  requires ~n;~$
                6  exports ~n;~$
                7 @SuppressWarnings(~*
                0  public function ~i~*
                0  public static function ~*
                0  static function ~*
                0  function ~i(~*
                0 extern class ~*
                0 @:~i~*
                0  @:~i~*
                4 import ~n.*;~$
                5  @Test~$
                """#),
        // https://learn.microsoft.com/dotnet/csharp/language-reference/language-specification
        Language(
            type: "text/x-csharp", comments: "/* // #",
            lines: #"""
                9 using System;~$
                9 using System.~n;~$
                3 using ~n;~$
                4 namespace ~n~$
                4 namespace ~n {~$
                5 namespace ~n;~$
                3  public class ~u
                4 public class ~u
                8 public partial class ~u
                8  public partial class ~u
                7 internal ~i class ~u
                10  static void Main(
                10  static int Main(
                8  Console.WriteLine
                9 [assembly: ~n
                9  public ~n ~i { get;
                6  /// <summary>
                5  private readonly ~i
                8  public async Task
                9 using UnityEngine;~$
                9 using UnityEngine.~n;~$
                9 using Microsoft.~n;~$
                9 using NUnit.~n;~$
                9 using Xunit;~$
                6 public class ~u : ~u
                7 public static class ~u
                7 public sealed class ~u
                8  [SerializeField]
                5  public override ~i ~i(
                8  public static void Main(
                5  public static ~i ~i(
                4  private void ~i(
                4  void Start ()
                4  void Update ()
                """#),
        // https://kotlinlang.org/spec
        Language(
            type: "text/x-kotlin", comments: "/* //",
            lines: #"""
                3 package ~n~$
                2 import ~n~$
                8 import kotlin.~n~$
                8 import kotlinx.~n~$
                6 import java.~n~$
                6 fun ~i(
                9 fun main() {~$
                10 fun main(args: Array<String>)
                5  fun ~i(
                9 data class ~u(
                4 enum class ~u
                9  override fun ~i(
                9 sealed class ~u
                6 class ~u : ~u
                7  val ~i: ~u
                4  val ~i = ~*
                4 val ~i = ~*
                6  private val ~i
                9  suspend fun ~i
                5 @file:~i
                3  println(
                """#),
        // https://scala-lang.org/files/archive/spec
        Language(
            type: "text/x-scala", comments: "/* //",
            lines: #"""
                3 package ~n~$
                9 import scala.~n
                8 import ~n._~$
                6 object ~u extends ~u
                4 object ~u {~$
                10  def main(args: Array[String])
                9 case class ~u(
                6 sealed trait ~u
                4 trait ~u
                5  def ~i(~*): ~u
                3  def ~i
                3  val ~i = ~*
                3  println(
                8 name := "
                8 scalaVersion := ~*
                8 ThisBuild / ~*
                9 libraryDependencies +~*
                7 organization := "
                4 version := "
                9 lazy val ~i = ~*project~*
                9 addSbtPlugin(
                6 object ~u {~$
                4 class ~u(~*) extends ~u
                5  override def ~i
                8 implicit ~i ~*
                9 import ~n.{~*}
                5 def ~i(~*): ~u~*
                5 val ~i: ~u~* = ~*
                5 object ~u:~$
                6 enum ~u:~$
                6 extension (~*
                6 case class ~u
                6 given ~*
                """#),
        // https://groovy-lang.org/documentation.html
        Language(
            type: "text/x-groovy", comments: "/* // #!",
            lines: #"""
                9 import groovy.~n
                9 @Grab(
                10 pipeline {~$
                4 def ~i = ~*
                6 def ~i(~*) {~$
                2 class ~u {~$
                6  static void main(String[] args) {
                5  def ~i = ~*
                3  println
                5  agent any~$
                2 package ~n~$
                9 #!groovy
                9 import jenkins.~n
                9 import hudson.~n
                9 @Library('
                10 node {~$
                10 node('~*') {~$
                5 println "~*
                5 println '~*
                0 proc ~*
                0 fn ~*
                0 sub ~*
                """#),
        // https://docs.gradle.org/current/dsl
        Language(
            type: "text/x-gradle", comments: "/* //",
            lines: #"""
                10 apply plugin: ~q
                5 dependencies {~$
                5 repositories {~$
                7 buildscript {~$
                4 plugins {~$
                6 allprojects {~$
                6 subprojects {~$
                5 android {~$
                6  mavenCentral()~$
                6  id '
                5  implementation '
                5  compile "
                5  compile '
                5  testCompile
                5  testImplementation '
                8 task ~i(type: ~i
                4 sourceCompatibility =
                """#),
        // https://docs.gradle.org/current/userguide/kotlin_dsl.html
        Language(
            type: "text/x-gradle-kts", comments: "/* //",
            lines: #"""
                4 plugins {~$
                4 dependencies {~$
                4 repositories {~$
                4  mavenCentral()~$
                7  implementation("
                7  testImplementation("
                7  api("
                7  id("
                7  kotlin("
                7 tasks.~i
                """#),
    ]
}
